import { unitType } from '@lectern/contract/blocks/unit-types'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'

/** A text with a task for learners. */
export interface TaskIds {
  readonly textUnit: number
  readonly task: string
}

type Send = (method: string, path: string, body?: unknown) => Promise<{ info_units: { id: number }[] }>

/** Writes a text with a task into a lesson. */
export const prepareTask = async (send: Send, lesson: number): Promise<TaskIds> => {
  const task = 'task-0001'
  const { info_units } = await send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Tasks',
    info_units: [{ type_id: unitType.text, content: { text: textOf(taskList(task)) } }],
  })
  const [unit] = info_units
  if (!unit) throw new Error('The text was not stored.')
  return { textUnit: unit.id, task }
}
