export interface IconProps {
  /** px */
  readonly size?: number;
}

/** One hand for all icons: a 24 px grid, a line of 1.5 px, round ends. They are decoration: words stand beside them. */
export function Glyph({ size = 22, d }: IconProps & { readonly d: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
