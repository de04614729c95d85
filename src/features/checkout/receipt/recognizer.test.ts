import { createRecognizer } from './recognizer';

const mockCreateWorker = jest.fn();
jest.mock('tesseract.js', () => ({
  OEM: { LSTM_ONLY: 1 },
  PSM: { AUTO: '3', SPARSE_TEXT: '11', RAW_LINE: '13' },
  createWorker: (...args: unknown[]) => mockCreateWorker(...args) as unknown,
}));

const picture = new Blob(['a picture']);
const worker = {
  setParameters: async () => undefined,
  recognize: async () => ({ data: { text: 'KAIN ROTI SDN BHD' } }),
  terminate: async () => undefined,
};

let download: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { document: { baseURI: 'http://localhost/' } });
  download = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  mockCreateWorker.mockResolvedValue(worker);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

test('files that cannot be loaded reject the reading without starting a worker, and the next reading loads again', async () => {
  download.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const recognizer = createRecognizer();
  recognizer.preload();
  await new Promise((resolve) => setTimeout(resolve, 10));
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(recognizer.read(picture, 'page')).rejects.toThrow('Failed to fetch');
  expect(mockCreateWorker).not.toHaveBeenCalled();
  expect(await recognizer.read(picture, 'page')).toBe('KAIN ROTI SDN BHD');
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
  const setParameters = jest.fn(worker.setParameters);
  mockCreateWorker.mockResolvedValueOnce({ ...worker, setParameters });
  const recognizer = createRecognizer();
  const reading = recognizer.read(picture, 'page');
  recognizer.dispose();
  await expect(reading).rejects.toThrow('cancelled');
  expect(setParameters).not.toHaveBeenCalled();
});

test('a worker that failed is terminated, and the next reading loads another one', async () => {
  const terminate = jest.fn(worker.terminate);
  const recognize = async () => {
    throw new Error('memory access out of bounds');
  };
  mockCreateWorker.mockResolvedValueOnce({ ...worker, recognize, terminate });
  const recognizer = createRecognizer();
  await expect(recognizer.read(picture, 'line')).rejects.toThrow('out of bounds');
  expect(await recognizer.read(picture, 'line')).toBe('KAIN ROTI SDN BHD');
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('worker, core and model are loaded from the folder of the build', async () => {
  process.env.RECOGNITION = '/tesseract/0123456789';
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
