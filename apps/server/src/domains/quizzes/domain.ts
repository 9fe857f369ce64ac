import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { findLearnerSchool } from '../access/index.ts'
import { contactPoints } from '../contacts/index.ts'
import { fileServices } from '../files/index.ts'
import { bankPlaces } from './bank/bank-places.ts'
import { quizFiles } from './file-columns.ts'
import { mountQuizFiles } from './formats/formats.routes.ts'
import { registerQuizzes } from './quizzes.routes.ts'
import { listQuizNames } from './quizzes.repository.ts'
import { quizServices } from './services.ts'

export const quizzesDomain = defineDomain({
  name: 'quizzes',
  provides: [
    provide(fileServices.places.bank_question, () => bankPlaces),
    contribute(contactPoints.titles, () => ({ thing: 'quiz', load: listQuizNames })),
  ],
  register: async ({ bind }, house) => registerQuizzes(bind, await house.get(quizServices.usage)),
  mount: (app, { dependencies }, checks) =>
    mountQuizFiles(app, { ...dependencies, findLearnerSchool }, checks),
  files: quizFiles,
})
