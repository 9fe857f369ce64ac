export { OneTask, TaskLines } from './task-lines.tsx'
export { useTaskStart } from './use-tasks.ts'
