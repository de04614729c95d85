import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A button that only changes its text. */
function LoneButton() {
  const [label, setLabel] = useState('Tap');
  return (
    <button type="button" style={{ padding: 16 }} onClick={() => setLabel('Tapped')}>
      {label}
    </button>
  );
}

createRoot(document.body).render(<LoneButton />);
