// What comes with every running attempt, in one file: each file by itself would be named once more in every lesson.
export { Confirmation } from '../confirmations/confirmation.tsx'
export { AttemptFrame } from '../frame/attempt-frame.tsx'
export { OtherDevices } from '../other-devices/other-devices.tsx'
export { FinishNotice } from './finish-notice.tsx'
