import { createRecognizer } from './recognizer';

const mockCreateWorker = jest.fn();
jest.mock('tesseract.js', () => ({
  OEM: { LSTM_ONLY: 1 },
  PSM: { AUTO: '3', SINGLE_LINE: '7', SPARSE_TEXT: '11', RAW_LINE: '13' },
  createWorker: (...args: unknown[]) => mockCreateWorker(...args) as unknown,
}));

const picture = new Blob(['a picture']);
const worker = {
  setParameters: async () => undefined,
  recognize: async () => ({ data: { text: 'KAIN ROTI SDN BHD' } }),
  terminate: async () => undefined,
};

/** Behaves as the library does when the model cannot be fetched: calls the error handler and never settles. */
function neverLoads(
  _language: string,
  _mode: number,
  options: { errorHandler: (e: string) => void },
) {
  options.errorHandler('TypeError: Failed to fetch');
  return new Promise(() => {});
}

test('a load that fails without settling rejects the reading, and the next reading loads again', async () => {
  mockCreateWorker.mockImplementationOnce(neverLoads).mockResolvedValueOnce(worker);
  const recognizer = createRecognizer();
  const read = () => recognizer.read(picture, 'page');
  await expect(read()).rejects.toThrow('Recognition could not be loaded: TypeError');
  expect(await read()).toBe('KAIN ROTI SDN BHD');
});

test.each([
  ['line', '13'],
  ['page', '3'],
  ['sparse', '11'],
] as const)('a %s is recognised in segmentation mode %s', async (layout, mode) => {
  const setParameters = jest.fn(async () => undefined);
  mockCreateWorker.mockResolvedValueOnce({ ...worker, setParameters });
  await createRecognizer().read(picture, layout);
  expect(setParameters).toHaveBeenCalledWith(
    expect.objectContaining({ tessedit_pageseg_mode: mode }),
  );
});

test('a reading that is cancelled while it loads does not call the terminated worker', async () => {
  let finishLoading = (_loaded: typeof worker) => {};
  const loading = new Promise<typeof worker>((resolve) => {
    finishLoading = resolve;
  });
  mockCreateWorker.mockReturnValueOnce(loading);
  const setParameters = jest.fn(worker.setParameters);
  const recognizer = createRecognizer();
  const reading = recognizer.read(picture, 'page');
  const cancelled = expect(reading).rejects.toThrow('cancelled');
  recognizer.dispose();
  finishLoading({ ...worker, setParameters });
  await cancelled;
  expect(setParameters).not.toHaveBeenCalled();
});

test('a failed preload throws nothing, and the reading loads again', async () => {
  mockCreateWorker.mockImplementationOnce(neverLoads).mockResolvedValueOnce(worker);
  const recognizer = createRecognizer();
  recognizer.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await recognizer.read(picture, 'page')).toBe('KAIN ROTI SDN BHD');
});

test('a worker that failed is terminated, and the next reading loads another one', async () => {
  const terminate = jest.fn(worker.terminate);
  const recognize = async () => {
    throw new Error('memory access out of bounds');
  };
  mockCreateWorker
    .mockResolvedValueOnce({ ...worker, recognize, terminate })
    .mockResolvedValueOnce(worker);
  const recognizer = createRecognizer();
  await expect(recognizer.read(picture, 'line')).rejects.toThrow('out of bounds');
  expect(await recognizer.read(picture, 'line')).toBe('KAIN ROTI SDN BHD');
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('worker, core and model are loaded from the folder of the build', async () => {
  process.env.RECOGNITION = '/tesseract/0123456789';
  mockCreateWorker.mockResolvedValueOnce(worker);
  await createRecognizer().read(picture, 'page');
  const folder = 'http://localhost/tesseract/0123456789';
  expect(mockCreateWorker).toHaveBeenLastCalledWith(
    'eng',
    1,
    expect.objectContaining({
      workerPath: `${folder}/worker.min.js`,
      corePath: expect.stringMatching(`^${folder}/tesseract-core-(simd-)?lstm\\.js$`),
      langPath: folder,
    }),
  );
  delete process.env.RECOGNITION;
});
