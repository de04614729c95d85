export const tap = async (_database: string, _minutes: number): Promise<void> => {};
