export function SearchOverlay({ onClose: _ }: { readonly onClose: () => void }) {
  return null;
}
