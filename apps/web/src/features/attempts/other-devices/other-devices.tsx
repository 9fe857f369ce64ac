import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { useOtherDevices, type OtherDevicesOf } from './use-other-devices.ts'

/** Keeps a running attempt in step with what other devices of its learner do, and says when they changed it. */
export const OtherDevices = (parts: OtherDevicesOf) => {
  const changedAt = useOtherDevices(parts)
  return changedAt !== undefined && <ChangedElsewhere at={changedAt} />
}
