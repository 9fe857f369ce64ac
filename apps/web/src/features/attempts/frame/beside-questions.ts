/** What stands around the questions of every running attempt: it comes with them, in one file. */
export { FinishNotice } from '../components/finish-notice.tsx'
export { Confirmation } from '../confirmations/confirmation.tsx'
export { OtherDevices } from '../other-devices/other-devices.tsx'
export { AttemptFrame } from './attempt-frame.tsx'
