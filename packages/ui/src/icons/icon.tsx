export interface IconProps {
  /** px */
  readonly size?: number;
}

/** An icon on a 24 px grid, with lines of 1.5 px and round ends. Icons are decorative: screen readers ignore them. */
export function icon(d: string) {
  return ({ size = 22 }: IconProps) => (
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
