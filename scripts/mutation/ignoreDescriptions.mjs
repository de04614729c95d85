/**
 * Excludes the `description` of machines and states from mutation. Only people read descriptions, so no test can detect a
 * changed one.
 */
const ignoreDescriptions = {
  shouldIgnore: ({ node, parent }) =>
    node.type === 'StringLiteral' &&
    parent?.type === 'ObjectProperty' &&
    parent.key.type === 'Identifier' &&
    parent.key.name === 'description'
      ? 'Only people read descriptions.'
      : undefined,
};

export const strykerPlugins = [
  { kind: 'Ignore', name: 'ignoreDescriptions', value: ignoreDescriptions },
];
