/** Texts of the first step of the service-selection modal (spec §2) and of the frame around all steps. */
export const servicePromptText = {
  dialog: 'Service selection',
  progress: (step: number) => `Step ${step} of 3`,
  service: {
    title: 'Select Service Type',
    intro: 'How would you like to get your order?',
    pickup: 'Pick Up',
    pickupHint: 'Collect it at our branch',
    delivery: 'Delivery',
    deliveryHint: 'We bring it to your door',
  },
  /** The list of steps. These texts must differ from the titles of the steps. */
  steps: ['Your service', 'Your place', 'Your time'],
  /** Titles of the later steps. */
  branch: 'Select Pickup Branch',
  address: 'Enter Delivery Details',
  slot: 'Select Date & Time',
  notLoaded:
    'The next step could not be loaded. Check your connection, then choose again. If the shop was just updated, reload the page.',
  /** Non-breaking spaces keep the slot on one line. */
  slotPassedBefore: (slot: string) =>
    `The time slot that you had chosen (${slot.replaceAll(' ', '\u00a0')}) has passed. Please choose a new one.`,
} as const;
