export interface IconProps {
  /** px */
  readonly size?: number;
}

/** The style of all icons: a 24 px grid, lines of 1.5 px, round ends. Icons are decorative: screen readers ignore them. */
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
