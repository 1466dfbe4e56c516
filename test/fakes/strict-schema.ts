/** What a strict schema may not have, in the vendor's words; null when it keeps the rules. */
export function strictFault(schema: unknown, context = '()'): string | null {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return null;
  const node = schema as Record<string, unknown>;
  const forbidden = ['minLength', 'maxLength', 'default', 'uniqueItems', 'not', 'if', 'allOf', 'oneOf'].find(
    (name) => Object.hasOwn(node, name),
  );
  if (forbidden !== undefined) return `In context=${context}, '${forbidden}' is not permitted.`;
  const properties = node.properties as Record<string, unknown> | undefined;
  const types = [node.type].flat();
  if (types.includes('object') || properties !== undefined) {
    if (node.additionalProperties !== false)
      return `In context=${context}, 'additionalProperties' is required to be supplied and to be false.`;
    const required = (node.required ?? []) as string[];
    const missing = Object.keys(properties ?? {}).find((name) => !required.includes(name));
    if (missing !== undefined)
      return `In context=${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  return inner(node, properties ?? {}, context);
}

function inner(
  node: Record<string, unknown>,
  properties: Record<string, unknown>,
  context: string,
): string | null {
  const below: [string, unknown][] = [
    ...Object.entries(properties).map(([name, value]): [string, unknown] => [
      `'properties', '${name}'`,
      value,
    ]),
    ...Object.entries((node.$defs ?? {}) as object).map(([name, value]): [string, unknown] => [
      `'$defs', '${name}'`,
      value,
    ]),
    ...((node.anyOf ?? []) as unknown[]).map((value, i): [string, unknown] => [`'anyOf', '${i}'`, value]),
    ["'items'", node.items],
  ];
  for (const [step, value] of below) {
    const fault = strictFault(value, `(${[context.slice(1, -1), step].filter(Boolean).join(', ')})`);
    if (fault !== null) return fault;
  }
  return null;
}
