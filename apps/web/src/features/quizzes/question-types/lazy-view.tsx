import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { LoadedView, PlayerProps, QuestionSlug, QuestionView } from './question-view.ts'

/** The looks of a question type whose code comes with its first question, or when it is asked for beforehand. */
export const lazyView = <const Slug extends QuestionSlug>(
  importView: () => Promise<{ readonly view: LoadedView<Slug> }>,
  { drawsPicture = false } = {},
): QuestionView<Slug> => {
  let loaded: LoadedView<Slug> | undefined
  const load = async () => (loaded ??= (await importView()).view)
  const { Part: Player, load: loadPlayer } = lazyPart<PlayerProps>(
    async () => (await load()).Player,
    () => <Skeleton height="12rem" radius="var(--radius-card)" />,
  )
  return {
    load: loadPlayer,
    drawsPicture,
    Player,
    isAnswered: (question, answer) => loaded?.isAnswered(question, answer) ?? answer.length > 0,
    takesFiles: (question) => loaded?.takesFiles(question) ?? false,
    addFile: (question, answer, file) => loaded?.addFile(question, answer, file) ?? answer,
  }
}
