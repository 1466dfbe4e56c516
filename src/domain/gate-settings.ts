import { z } from 'zod';
import { type SettingInfo, setting } from './setting';

const ofOperator = (info: Omit<SettingInfo, 'trust' | 'group'>): SettingInfo => ({
  ...info,
  trust: 'operator',
  group: 'Approval',
});

const no = z.boolean().default(false);
const optionalText = z.string().min(1).nullable().default(null);

/** Plans, who may approve them, and what is kept until they do. */
export const gateSettings = {
  session: setting(
    optionalText,
    ofOperator({
      description: 'Session to go on with, by the name that an earlier report gives.',
      where: 'run',
      value: 'ID',
      help: 'go on with this session',
    }),
  ),
  continue: setting(
    no,
    ofOperator({
      description: 'Go on with the session of this workspace that was used last.',
      where: 'run',
      help: 'go on with the last session of this workspace',
    }),
  ),
  approve: setting(
    z
      .string()
      .regex(
        /^(?:accept-edits|default|reject|feedback=[\s\S]*)$/,
        'default, accept-edits, feedback=TEXT or reject',
      )
      .nullable()
      .default(null),
    ofOperator({
      description:
        'Decision about the plan of a session: `default` each change is proposed, `accept-edits` the changes are made, `feedback=TEXT` it is planned again with these words, `reject` it is not carried out.',
      where: 'run',
      value: 'DECISION',
      help: 'default|accept-edits|feedback=TEXT|reject a plan',
    }),
  ),
  planId: setting(
    z
      .string()
      .regex(/^[0-9a-f]{12,64}$/, 'the plan’s id, at least its first 12 characters')
      .nullable()
      .default(null),
    ofOperator({
      description: 'The plan that `approve` is about, by its id or at least the first 12 characters of it.',
      where: 'run',
      value: 'SHA',
      help: 'the plan that --approve is about',
    }),
  ),
  savePlan: setting(
    optionalText,
    ofOperator({
      description: 'File to write the plan to, as Markdown.',
      where: 'run',
      value: 'FILE',
      help: 'write the plan to this file too',
    }),
  ),
  requiredApprovals: setting(
    z.int().min(1).max(100).default(1),
    ofOperator({ description: 'Persons who have to approve a plan before it is carried out.', value: 'N' }),
  ),
  approvers: setting(
    z.array(z.string().min(1).max(100)).default([]),
    ofOperator({
      description: 'Logins that may approve whatever their permission is.',
      value: 'NAMES',
      list: 'comma',
    }),
  ),
  authorMayApprove: setting(
    z.boolean().default(true),
    ofOperator({ description: 'Whether the person who asked for a plan may approve it.' }),
  ),
  planExpires: setting(
    z.number().positive().max(8760).nullable().default(168),
    ofOperator({
      description: 'Hours after which a plan that was not carried out expires; in a file, null: never.',
      value: 'HOURS',
    }),
  ),
  planEnabled: setting(
    z.boolean().default(true),
    ofOperator({ description: 'Whether Plan Mode may be entered.' }),
  ),
  planTools: setting(
    z.array(z.string().min(1).max(200)).nullable().default(null),
    ofOperator({
      description: 'The tools that read which a model may use in Plan Mode; default: all of them.',
      value: 'NAMES',
      list: 'comma',
    }),
  ),
  planModel: setting(
    optionalText,
    ofOperator({ description: 'The model that plans in Plan Mode.', value: 'NAME' }),
  ),
};
