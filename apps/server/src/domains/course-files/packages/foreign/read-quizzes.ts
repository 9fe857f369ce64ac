import { posix } from 'node:path'
import type { ArchivedQuiz } from '@lectern/contract/course-files/course-archive'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { isCartridgeQuiz, readCartridgeQuiz } from '@lectern/formats/questions/cartridge/read-cartridge'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import { timerType } from '@lectern/contract/quizzes/quiz-settings'
import { newQuizSettings } from '@lectern/contract/quizzes/quiz-types/new-quiz-settings'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import { pathInside } from '../../../../platform/documents/archives/path-inside.ts'
import type { Archive } from '../../../../platform/documents/archives/read-archive.ts'
import { readHtml } from '../../../../platform/documents/read-xml.ts'
import type { ImportNotes } from '../import-notes.ts'
import { readSmallXml } from './manifest.ts'
import type { PackageFiles } from './package-files.ts'

interface Around {
  readonly archive: Archive
  readonly files: PackageFiles
  readonly notes: ImportNotes
  readonly key: () => string
}

/** Reads the assessments of a cartridge, each once, and numbers their quizzes. */
export const createQuizReader = ({ archive, files, notes, key }: Around) => {
  const quizzes: ArchivedQuiz[] = []
  const numbers = new Map<string, number | null>()

  const read = async (path: string, place: string): Promise<number | null> => {
    const root = await readSmallXml(archive, path)
    if (!root || !isCartridgeQuiz(root)) {
      notes.add('quiz_lost', place, posix.basename(path))
      return null
    }
    const context = { key, gapsName: '…', readHtml }
    const found = readCartridgeQuiz(root, quizLimits.questions, context, {
      take: (source) => {
        const inside = pathInside(path, source.replace(/^\$IMS[-_]CC[-_]FILEBASE\$\/?/i, '../web_resources/'))
        return inside === null ? null : files.take(inside, true)
      },
      sizeOf: () => null,
    })
    const questions = found.questions.flatMap(({ name, made, notes: said }) => {
      if (said.length > 0) notes.add(made ? 'question_changed' : 'question_lost', place, name)
      return made ? [made] : []
    })
    if (questions.length === 0) notes.add('quiz_lost', place, posix.basename(path))
    if (quizzes.length >= archiveLimits.quizzes) throw new DocumentError('too_many', 'quizzes')
    const { attempts, seconds } = found
    const number = quizzes.length + 1
    quizzes.push({
      number,
      name: (found.title || place).trim().slice(0, quizLimits.name).trim() || String(number),
      type: 'default',
      settings: {
        ...newQuizSettings('default'),
        attempts_limit: attempts,
        ...(seconds === null ? {} : { timer_type: timerType.countdown, timer_duration: seconds }),
      },
      content: { version: 1, questions },
      ready: null,
      pools: [],
      style: null,
      start_info: null,
      tags: [],
    })
    return number
  }

  return {
    quizOf: async (path: string, place: string): Promise<number | null> => {
      const known = numbers.get(path)
      const number = known === undefined ? await read(path, place) : known
      numbers.set(path, number)
      return number
    },
    all: (): readonly ArchivedQuiz[] => quizzes,
  }
}
