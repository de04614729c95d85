/** What the viewer does without a page: statecharts, walks, recordings, replays and generated journeys. For tests and scripts. */
export { type Chart, statechartOfChart } from './chart';
export { type EffectFailure, type Flow, flowOf } from './flow';
export type { FlowEvent, FlowModel, InitialInput } from './journeys/flowModel';
export { generateJourneys } from './journeys/generateJourneys';
export type { Journey, JourneyStep, StepResult } from './journeys/journey';
export { isInternal } from './layout/boxes';
export type { Box, Drawing } from './layout/drawing';
export { decodeLink, encodeLink } from './model/link';
export { createMask } from './model/mask';
export { channelName, type PageMessage, type ViewerMessage } from './model/messages';
export { createPausedActor, delayOf } from './model/pausedActor';
export { createRecorder } from './model/recorder';
export { type Recording, readRecording } from './model/recording';
export {
  describeEvent,
  type Statechart,
  statechartOf,
  type Transition,
} from './model/statechart';
export { activeStates, valueText } from './model/stepView';
export { MODES } from './modes';
export { generateTest } from './replay/generateTest';
export { replay } from './replay/replay';
export { replayUntil, startWalk } from './walk/walkSession';
