export {
  defineKind,
  isOfKind,
  type Acknowledgement,
  type Change,
  type OutboxKind,
  type Refusal,
  type SendOptions,
  type DelayReason,
} from './change.ts'
export { deviceClock } from './clock.ts'
export type { KindTable } from './kinds.ts'
export type { EnqueueResult, Outbox } from './outbox.ts'
export { OutboxProvider, useEnqueue, useOutbox, useOutboxStatus, type OpenedOutbox } from './react.tsx'
export type { OutboxStatus } from './status.ts'
