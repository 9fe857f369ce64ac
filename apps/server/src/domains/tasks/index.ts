export { type SeatOf, taskServices } from './services.ts'
export {
  defineFileTask,
  defineTask,
  type FileWork,
  type SliceOutcome,
  type TaskKind,
  type TaskSlice,
  type UndoSlice,
} from './task-kind.ts'
export { forgetThings } from './task-things.repository.ts'
export { findTasks, showTask } from './use-cases/show-task.ts'
export { startTask } from './use-cases/start-task.ts'
