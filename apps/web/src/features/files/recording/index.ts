export { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx'
