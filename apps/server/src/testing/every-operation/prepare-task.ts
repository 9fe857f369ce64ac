import { unitType } from '@lectern/contract/blocks/unit-types'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'

/** A text with a task for learners, and a template made of it. */
export interface TaskIds {
  readonly textUnit: number
  readonly task: string
  readonly textTemplate: number
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ id: number; info_units: { id: number }[] }>

/** Writes a text with a task into a lesson, and keeps it as a template. */
export const prepareTask = async (send: Send, lesson: number): Promise<TaskIds> => {
  const task = 'task-0001'
  const text = textOf(taskList(task))
  const { info_units } = await send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Tasks',
    info_units: [{ type_id: unitType.text, content: { text } }],
  })
  const [unit] = info_units
  if (!unit) throw new Error('The text was not stored.')
  const template = await send('POST', '/text-templates', { name: 'Kept', text })
  return { textUnit: unit.id, task, textTemplate: template.id }
}
