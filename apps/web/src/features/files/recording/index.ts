export { LeftRecording, type LeftRecordingProps } from './delivery/left-recording.tsx'
export { RecorderPanel, type RecorderPanelProps } from './capture/recorder-panel.tsx'
