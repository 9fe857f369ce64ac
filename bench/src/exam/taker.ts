import { setTimeout as wait } from 'node:timers/promises'
import { finishAttempt, saveAnswerInLesson } from '@lectern/contract/attempts/attempts.api'
import { listLessonQuizQuestions, startAttempt } from '@lectern/contract/practices/practices.api'
import { addressOf } from '../api.ts'
import { openClient } from '../closed-loop.ts'
import { type ExamRoom, optionsOf } from './exam-room.ts'
import type { JournalEntry } from './journal.ts'

/** One person who takes the exam, on a connection of their own. */
export interface Taker {
  readonly journal: readonly JournalEntry[]
  /** Starts, or goes on with, the own attempt. @returns its id */
  start(): Promise<number>
  /** Reads the questions of the attempt. */
  read(): Promise<void>
  /** Gives one question an answer that chance decides. */
  save(): Promise<void>
  /** Hands in. */
  finish(): Promise<void>
  leave(): void
}

export interface TakerOptions {
  readonly origin: string
  readonly room: ExamRoom
  readonly token: string
  /** Repeats a call until the server takes it, as the pages do; else whatever fails is thrown. */
  readonly insists: boolean
}

const longestPauseMs = 1_000

/** @throws Error of every method: what the server refused, with its words */
export const createTaker = ({ origin, room, token, insists }: TakerOptions): Taker => {
  const client = openClient(origin)
  const journal: JournalEntry[] = []
  const place = { lesson: room.lessonId, quiz: room.quizId }
  let attempt = 0

  /** Nothing of what is refused comes in by being repeated; what the server could not do does. */
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    for (;;) {
      const reply = await client.send(method, path, token, body).catch((error: unknown) => {
        if (insists) return null
        throw error
      })
      if (reply !== null && reply.status < 300) return JSON.parse(reply.body)
      if (reply !== null && (reply.status < 500 || !insists))
        throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body.slice(0, 300)}`)
      await wait(Math.random() * longestPauseMs)
    }
  }

  const write = (): JournalEntry => {
    const question = Math.floor(Math.random() * room.questions.length)
    const option = optionsOf(question)[Math.floor(Math.random() * 4)] ?? ''
    const entry = {
      attempt,
      question: room.questions[question]?.id ?? '',
      device: 'bench',
      seq: journal.length + 1,
      option,
      isAcknowledged: false,
    }
    journal.push(entry)
    return entry
  }

  return {
    journal,
    start: async () => {
      const reply = await ask('POST', addressOf(startAttempt, place))
      attempt = startAttempt.output.parse(reply).data.id
      return attempt
    },
    read: async () => {
      await ask('GET', `${addressOf(listLessonQuizQuestions, place)}?attempt_id=${attempt}`)
    },
    save: async () => {
      const entry = write()
      const { question, option, device, seq } = entry
      await ask('POST', addressOf(saveAnswerInLesson, { lesson: room.lessonId, attempt }), {
        quiz_question_id: question,
        answer_ids: [option],
        device,
        seq,
      })
      entry.isAcknowledged = true
    },
    finish: async () => {
      const reply = await ask('POST', addressOf(finishAttempt, { attempt }), { payload: [] })
      if (!finishAttempt.output.parse(reply).data.success) throw new Error('A finish was held up.')
    },
    leave: () => client.close(),
  }
}
