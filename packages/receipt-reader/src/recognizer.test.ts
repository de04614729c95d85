import { loadRecognizer } from './recognizer';

const mockCreateWorker = jest.fn();
jest.mock('tesseract.js', () => ({
  OEM: { LSTM_ONLY: 1 },
  PSM: { AUTO: '3', SPARSE_TEXT: '11', RAW_LINE: '13' },
  createWorker: (...args: unknown[]) => mockCreateWorker(...args) as unknown,
}));

const worker = {
  setParameters: jest.fn(async () => undefined),
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

test.each([
  ['missing', () => download.mockResolvedValueOnce(new Response(null, { status: 503 }))],
  ['unreachable', () => download.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('a file that is %s rejects without starting a worker', async (_, breakDownload) => {
  breakDownload();
  await expect(loadRecognizer('/tesseract')).rejects.toThrow(/could not be loaded|Failed to fetch/);
  expect(mockCreateWorker).not.toHaveBeenCalled();
});

test.each([
  ['line', '13'],
  ['page', '3'],
  ['sparse', '11'],
] as const)('a %s is recognised in segmentation mode %s', async (layout, mode) => {
  const { read } = await loadRecognizer('/tesseract');
  expect(await read(new Blob(['a picture']), layout)).toBe('KAIN ROTI SDN BHD');
  expect(worker.setParameters).toHaveBeenLastCalledWith(
    expect.objectContaining({ tessedit_pageseg_mode: mode }),
  );
});

test('worker, core and model are loaded from the given folder', async () => {
  await loadRecognizer('/tesseract/0123456789');
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
});
