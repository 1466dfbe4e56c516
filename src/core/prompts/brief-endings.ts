/** The last sentences of the parts of modes that write changes: they answer as the planner does, with the edits as steps. */
export const asPlan = `You change nothing yourself; what you write is applied after approval. Answer with the plan schema: its steps are the edits, in order, and \`proposedChanges\` holds every changed file with its unified diff against the code shown (\`--- a/path\`, \`+++ b/path\`, hunks that apply), and nothing outside what was asked.`;

/** The last sentences of the parts of modes that answer in words. */
export const asText = `Here the answer's form is Markdown text, not JSON. Cite code by its path and a short quotation of it, as the material shows it, and nothing that is not there. Never claim to have run or changed anything. What the material does not show you say from general knowledge, marked as such, or call not known.`;
