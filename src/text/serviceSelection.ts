/** The sentences of the service-selection modal (spec §2, §5). */
export const serviceSelectionTexts = {
  dialog: 'Service selection',
  progress: (step: number) => `Step ${step} of 3`,
  close: 'Close',
  back: 'Back',
  next: 'Next',
  confirm: 'Confirm',
  service: {
    title: 'Select Service Type',
    intro: 'How would you like to get your order?',
    pickup: 'Pick Up',
    pickupHint: 'Collect it at our branch',
    delivery: 'Delivery',
    deliveryHint: 'We bring it to your door',
  },
  branch: {
    title: 'Select Pickup Branch',
    legend: 'Branch',
  },
  address: {
    title: 'Enter Delivery Details',
    label: 'Delivery address',
    placeholder: 'Street, building or area',
    hint: 'Type at least 3 characters, then choose a suggestion or keep your own text.',
    suggestions: 'Suggested addresses',
    found: (count: number) =>
      count === 1
        ? '1 suggestion, use the arrow keys.'
        : `${count} suggestions, use the arrow keys.`,
    searching: 'Looking for addresses',
    map: (address: string) => `Map of ${address}`,
    mapWaiting: 'Choose a suggestion to see it on the map.',
    mapLocating: 'Looking for the place on the map',
    mapFailed: 'The map cannot be shown right now. Your address is kept.',
  },
  slot: {
    title: 'Select Date & Time',
    date: 'Date',
    time: 'Time',
    chooseTime: 'Choose a time',
    unavailable: (slot: string) => `${slot} (Unavailable)`,
    noneLeft: 'No time slot is left today. Please choose another day.',
    dateEarlier: 'That day has passed. Please choose today or a later day.',
    zone: 'Times are Malaysian time.',
  },
  problems: {
    notLoaded: 'The next step could not be loaded. Check your connection, then choose again.',
    fieldsMissing: 'Please fill in all required fields.',
    slotPassed: 'That time slot has just passed. Please choose another one.',
    notSaved:
      'Your choice could not be saved on this device. Allow cookies for this shop, then try again.',
  },
  slotPassedBefore: (slot: string) =>
    `The time slot that you had chosen (${slot}) has passed. Please choose a new one.`,
} as const;
