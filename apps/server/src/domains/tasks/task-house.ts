import type { House } from '../../platform/composition/domain.ts'
import { taskServices } from './services.ts'
import type { TaskHouse } from './use-cases/work-on-task.ts'

/** What domains contributed, asked for when somebody needs it. */
export const taskHouseOf = ({ all, get }: Pick<House, 'all' | 'get'>): (() => Promise<TaskHouse>) => {
  let made: Promise<TaskHouse> | undefined
  const make = async (): Promise<TaskHouse> => ({
    kinds: new Map((await all(taskServices.kinds)).map((kind) => [kind.kind, kind])),
    seatOf: await get(taskServices.seatOf),
  })
  return () => (made ??= make())
}
