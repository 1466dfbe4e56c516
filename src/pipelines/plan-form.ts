import { counted } from '../core/count';
import { inForm } from '../core/plan-form';
import { type PlanTemplate, planTemplate, templateBytes, templateFile } from '../core/plan-template';
import type { PlanDraft } from '../domain/plan';
import type { Ports } from '../domain/ports';
import type { Working } from '../domain/turn';

/** The form that the project wishes its plans to have (PM-007). */
export interface PlanForm {
  template(): Promise<PlanTemplate>;
  /** What is told a stage that plans. */
  told(working: Working): Promise<Working>;
  /** A plan that rules made, as far as they can follow the form; what they cannot is told. */
  followed(draft: PlanDraft): Promise<PlanDraft>;
}

/**
 * Reads the template once, when the first plan is made, through the walls that hold for all reading.
 * @param warn told why a template was not used, or not all of it
 */
export function openPlanForm(
  { tree, yaml }: Pick<Ports, 'tree' | 'yaml'>,
  warn: (sentence: string) => void,
): PlanForm {
  let read: Promise<PlanTemplate> | null = null;
  const template = () => {
    read ??= load();
    return read;
  };

  async function load(): Promise<PlanTemplate> {
    const file = await tree.read(templateFile, templateBytes);
    const found = await planTemplate(file, async (text) => {
      const root = await yaml.parse(text);
      const fault = root === null ? await yaml.fault(text) : null;
      return { root, fault: fault === null ? null : `line ${fault.line}: ${fault.message}` };
    });
    if (found.warning !== null) warn(found.warning);
    return found.template;
  }

  return {
    template,
    async told(working) {
      const { origin, text } = await template();
      return origin === 'project' ? { ...working, form: text } : working;
    },
    async followed(draft) {
      const formed = inForm(draft, await template());
      const { unmet } = formed;
      if (unmet.length > 0) {
        const some = unmet.slice(0, 5).map((heading) => `"${heading}"`);
        const more = unmet.length > 5 ? ', …' : '';
        warn(
          `${templateFile} asks for ${counted(unmet.length, 'section')} that a plan without a model does not have: ${some.join(', ')}${more}.`,
        );
      }
      return formed.draft;
    },
  };
}
