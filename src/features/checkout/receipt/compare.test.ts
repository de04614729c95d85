import { namesReceiver } from './compare';

const RECEIVER = 'KAIN ROTI SDN BHD';

describe('the receiver is found', () => {
  test.each([
    ['as it is', 'Transfer to\nKAIN ROTI SDN BHD\nRM 89.00'],
    ['beside its label', 'Receiver   KAIN ROTI SDN BHD'],
    ['in other case', 'Paid to Kain Roti Sdn Bhd'],
    ['with punctuation', 'KAIN-ROTI SDN. BHD.'],
    ['without spaces', 'To: KAINROTI SDNBHD'],
    ['over two lines', 'Merchant KAIN ROTI\nSDN BHD'],
    ['over three lines', 'KAIN\nROTI SDN\nBHD'],
    ['over two lines with a blank one between', 'KAIN ROTI\n\nSDN BHD'],
    ['with digits that look like its letters', 'KA1N R0T1 5DN 8HD'],
    ['with a small l among capitals', 'KAlN ROTl SDN BHD'],
    ['below the payer', 'From ALI BIN ABU\nTo KAIN ROTI SDN BHD'],
    ['both as payer and as receiver', 'From KAIN ROTI SDN BHD\nTo KAIN ROTI SDN BHD'],
  ])('in a receipt: %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(true);
  });
});

describe('the receiver is not found', () => {
  test.each([
    ['in nothing', ''],
    ['in another receiver', 'Transfer to SIMPLE BAKERY SDN BHD'],
    ['with one wrong letter', 'KAIM ROTI SDN BHD'],
    ['with a letter missing', 'KAIN ROT SDN BHD'],
    ['with a letter too many', 'KAINS ROTI SDN BHD'],
    ['cut off by the application', 'KAIN ROTI SD...'],
    ['masked', 'KAIN R*** SDN BHD'],
    ['inside a longer word before it', 'MEKAIN ROTI SDN BHD'],
    ['inside a longer word after it', 'KAIN ROTI SDN BHDX'],
    ['with its words in another order', 'ROTI KAIN SDN BHD'],
    ['as the payer on the same line', 'From: KAIN ROTI SDN BHD\nTo: ALI BIN ABU'],
    ['as the payer on the line below', 'Sender name\nKAIN ROTI SDN BHD\nReceiver\nALI BIN ABU'],
    ['as free text of the payment', 'Reference KAIN ROTI SDN BHD'],
  ])('where a receipt has it: %s', (_, text) => {
    expect(namesReceiver(text, RECEIVER)).toBe(false);
  });

  test('when only a near name is there', () => {
    expect(namesReceiver('Paid to FARM BAKERY', 'FARM BAKERS')).toBe(false);
    expect(namesReceiver('Paid to FARM BAKERS', 'FARM BAKERY')).toBe(false);
  });

  test('when there is no name to look for', () => {
    expect(namesReceiver('anything', ' . ')).toBe(false);
  });
});
