import type { Region } from '@kedai/receipt-reader';
import { nanoid } from '@reduxjs/toolkit';
import { refusal } from '../../../api/classify';
import type { ReceiptFile } from '../../../machines/checkout/payOrder';
import { paymentText } from '../../../text/order/checkout';

interface ChosenReceipt {
  readonly id: string;
  readonly orderId: string;
  readonly file: File;
  /** Where the picture names the receiver; null while unknown. */
  region: Region | null;
  isUploaded: boolean;
}

let chosen: ChosenReceipt | null = null;

/**
 * The picture chosen last, and the order that it is for. The checkout machine only knows its id, since its context is
 * serialisable. It survives navigation within the document and is cleared with the customer's session. It is never persisted.
 */
export const chosenReceipt = {
  choose(orderId: string, file: File): ReceiptFile {
    chosen = { id: nanoid(), orderId, file, region: null, isUploaded: false };
    return { id: chosen.id, name: file.name, size: file.size };
  },
  /** The picture with this id; null when it was cleared with the session, or another one was chosen since. */
  find: (id: string): ChosenReceipt | null => (chosen?.id === id ? chosen : null),
  get(id: string): ChosenReceipt {
    const receipt = chosenReceipt.find(id);
    if (receipt === null) throw refusal(paymentText.chooseAgain);
    return receipt;
  },
  /** The picture that was chosen for an order and not uploaded yet. */
  pendingFor: (orderId: string): File | null =>
    chosen?.orderId === orderId && !chosen.isUploaded ? chosen.file : null,
  /** Marks the picture for an order as uploaded; a picture for another order stays pending. */
  markUploaded(orderId: string): void {
    if (chosen?.orderId === orderId) chosen.isUploaded = true;
  },
  clear(): void {
    chosen = null;
  },
};
