/**
 * A mock of text recognition, which needs WebAssembly in a browser's worker. It returns the content of the file as text, so
 * `new File(['PAID TO KAIN ROTI SDN BHD'], 'receipt.png')` is a receipt with this text. A file with UNREADABLE fails.
 */
export const OEM = { TESSERACT_ONLY: 0, LSTM_ONLY: 1, TESSERACT_LSTM_COMBINED: 2, DEFAULT: 3 };
export const PSM = {
  AUTO: '3',
  SINGLE_COLUMN: '4',
  SINGLE_BLOCK: '6',
  SINGLE_LINE: '7',
  SPARSE_TEXT: '11',
  RAW_LINE: '13',
};

interface StandInWorker {
  recognize(image: unknown): Promise<{ data: { text: string; confidence: number } }>;
  setParameters(): Promise<void>;
  terminate(): Promise<void>;
}

async function recognize(image: unknown): ReturnType<StandInWorker['recognize']> {
  const text = image instanceof Blob ? await new Response(image).text() : '';
  if (text === '' || text.includes('UNREADABLE')) throw new Error('The picture cannot be read.');
  return { data: { text, confidence: 90 } };
}

export async function createWorker(): Promise<StandInWorker> {
  return { recognize, setParameters: async () => {}, terminate: async () => {} };
}

export default { createWorker, OEM, PSM };
