import { type WatchedPlace, watchedPlaces } from '@lectern/contract/live/line'
import { CallError } from '../../platform/http/call-error.ts'
import type { ByteCall, SignedByteCall } from '../../platform/http/sending/byte-call.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** A place as its reader stands to it. */
export interface SeenPlace {
  readonly schoolId: SchoolId
  /** As events name it: of an attempt its first version. */
  readonly place: { readonly type: WatchedPlace; readonly id: number }
  readonly isTeam: boolean
}

/** The queue of a school as one of its team sees it. */
export interface SeenQueue {
  readonly schoolId: SchoolId
  /** Whether one of these attempts is within what they see; null: all are. */
  readonly sees: ((attemptIds: readonly number[]) => Promise<boolean>) | null
}

/** What the domains that own places and queues decide. Each refuses by a CallError. */
export interface WatchDoors {
  openPlace(call: SignedByteCall, place: SeenPlace['place']): Promise<SeenPlace>
  openQueue(call: SignedByteCall, schoolId: number): Promise<SeenQueue>
}

/** What a line is about, with the name that its reader gave it. */
export type Watch =
  | ({ readonly kind: 'place'; readonly name: string } & SeenPlace)
  | ({ readonly kind: 'queue'; readonly name: string } & SeenQueue)

const openWatch = async (call: SignedByteCall, doors: WatchDoors, name: string): Promise<Watch> => {
  const [kind, number] = name.split(':')
  const id = Number(number)
  const type = watchedPlaces.find((each) => each === kind)
  if (type === undefined) {
    const queue = await doors.openQueue(call, id)
    await call.enter(queue.schoolId)
    return { kind: 'queue', name, ...queue }
  }
  const seen = await doors.openPlace(call, { type, id })
  await call.enter(seen.schoolId)
  return { kind: 'place', name, ...seen }
}

/** The watches that are open to the caller now; the others are left out without a word. */
export const openWatches = async (
  call: SignedByteCall,
  doors: WatchDoors,
  names: readonly string[],
): Promise<Watch[]> => {
  const open: Watch[] = []
  for (const name of new Set(names))
    try {
      open.push(await openWatch(call, doors, name))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  return open
}

/** Whether a line goes on: somebody is signed in, and it is who it was. */
export const isSamePerson = (call: ByteCall, userId: number): call is SignedByteCall =>
  call.actor?.userId === userId
