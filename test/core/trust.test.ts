import { describe, expect, test } from 'vitest';
import { loweredTo, tierOf } from '../../src/core/trust';
import type { Trust } from '../../src/domain/task';

const repo = (name: string) => ({ repo: { full_name: name } });
const tier = (eventName: string | null, event: unknown) => tierOf({ inActions: true, eventName, event }).tier;

test('on a machine of one’s own the task is one’s own, whatever an event says', () => {
  expect(tierOf({ inActions: false, eventName: 'issues', event: { issue: {} } })).toEqual({
    tier: 'operator',
    reason: 'given by the person who runs the command',
  });
});

describe('in a workflow', () => {
  test.each([
    ['no event at all: an input', null, null, 'trusted'],
    ['a push', 'push', { ref: 'refs/heads/main' }, 'trusted'],
    ['a schedule', 'schedule', {}, 'trusted'],
    ['an event that is not known', 'watch', {}, 'untrusted'],
    ['an event that cannot be read', 'push', 'unreadable', 'untrusted'],
    ['an issue of an owner', 'issues', { issue: { author_association: 'OWNER' } }, 'trusted'],
    ['an issue of nobody', 'issues', { issue: { author_association: 'NONE' } }, 'untrusted'],
    [
      'an issue of a former contributor',
      'issues',
      { issue: { author_association: 'CONTRIBUTOR' } },
      'untrusted',
    ],
    ['an issue that does not say whose', 'issues', { issue: {} }, 'untrusted'],
    [
      'an association of the prototype',
      'issues',
      { issue: { author_association: 'constructor' } },
      'untrusted',
    ],
    [
      'a member’s comment on a stranger’s issue: who triggered counts',
      'issue_comment',
      { issue: { author_association: 'NONE' }, comment: { author_association: 'MEMBER' } },
      'trusted',
    ],
    [
      'a stranger’s comment on an owner’s issue',
      'issue_comment',
      { issue: { author_association: 'OWNER' }, comment: { author_association: 'NONE' } },
      'untrusted',
    ],
    [
      'a pull request of the repository',
      'pull_request',
      { pull_request: { head: repo('a/b'), base: repo('a/b'), author_association: 'COLLABORATOR' } },
      'trusted',
    ],
    [
      'a pull request of a member from a fork',
      'pull_request_target',
      { pull_request: { head: repo('m/b'), base: repo('a/b'), author_association: 'MEMBER' } },
      'untrusted',
    ],
    [
      'a pull request whose repository is gone',
      'pull_request',
      { pull_request: { head: { repo: null }, base: { repo: null }, author_association: 'OWNER' } },
      'untrusted',
    ],
    [
      'a comment of a member inside a pull request from a fork',
      'pull_request_review_comment',
      {
        pull_request: { head: repo('m/b'), base: repo('a/b') },
        comment: { author_association: 'MEMBER' },
      },
      'untrusted',
    ],
    [
      'a workflow behind one of another repository',
      'workflow_run',
      { workflow_run: { head_repository: { full_name: 'm/b' } }, repository: { full_name: 'a/b' } },
      'untrusted',
    ],
    [
      'a workflow behind one of this repository: anybody may have begun that',
      'workflow_run',
      { workflow_run: { head_repository: { full_name: 'a/b' } }, repository: { full_name: 'a/b' } },
      'untrusted',
    ],
  ] as const)('%s', (_, eventName, event, expected) => expect(tier(eventName, event)).toBe(expected));
});

test('the setting lowers a tier and never raises one', () => {
  const of = (name: Trust['tier']): Trust => ({ tier: name, reason: 'as found' });
  const tiers = ['operator', 'trusted', 'untrusted'] as const;
  for (const [found, one] of tiers.entries())
    for (const [asked, cap] of tiers.entries())
      expect(loweredTo(of(one), cap).tier).toBe(tiers[Math.max(found, asked)]);
  expect(loweredTo(of('trusted'), null)).toEqual(of('trusted'));
});
