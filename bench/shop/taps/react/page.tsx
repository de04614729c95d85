import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a tap can do in React: one word becomes another. */
function LoneButton() {
  const [word, setWord] = useState('Tap');
  return (
    <button type="button" style={{ padding: 16 }} onClick={() => setWord('Tapped')}>
      {word}
    </button>
  );
}

createRoot(document.body).render(<LoneButton />);
