export { LeftRecording, type LeftRecordingProps } from './left-recording.tsx'
export { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx'
