/*
 * Answers and lessons recorded with the microphone or the camera. Four notions:
 *
 * - a recorder (capture/, recorder-state.ts) is what a person sees: access, devices, recording, hearing it again, saving;
 * - a recording (start-recording.ts) is under way: it writes slices to the device and sends them while it grows;
 *   begin-recording.ts answers for it while the devices still start;
 * - a stored recording (delivery/stored-recordings.ts) is what the device holds until the server has all of it. The lock
 *   (recording-lock.ts) tells the other tabs which ones are under way; what an earlier visit left is offered (left-recording.tsx,
 *   recording-offer.tsx), played (stored-player.tsx) and sent or discarded (send-stored-recording.ts);
 * - a slice upload (delivery/slice-upload.ts) brings slices to the server, from where the server stands.
 *
 * recording-fault.ts names why nothing is recorded, fault-words.ts says it.
 */
export { LeftRecording, type LeftRecordingProps } from './delivery/left-recording.tsx'
export { RecorderPanel, type RecorderPanelProps } from './capture/recorder-panel.tsx'
