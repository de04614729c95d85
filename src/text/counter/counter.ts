export const counterText = {
  title: 'Counter',
} as const;
