import type account from '../../locales/en/account.json'
import type appMeta from '../../locales/en/app-meta.json'
import type frontPage from '../../locales/en/front-page.json'
import type auth from '../../locales/en/auth.json'
import type checkout from '../../locales/en/checkout.json'
import type comments from '../../locales/en/comments.json'
import type closedGroups from '../../locales/en/closed-groups.json'
import type contactImports from '../../locales/en/contact-imports.json'
import type contacts from '../../locales/en/contacts.json'
import type courses from '../../locales/en/courses.json'
import type lessonEditor from '../../locales/en/lesson-editor.json'
import type lessonText from '../../locales/en/lesson-text.json'
import type orderBoard from '../../locales/en/order-board.json'
import type orderDesk from '../../locales/en/order-desk.json'
import type orders from '../../locales/en/orders.json'
import type moneyDocuments from '../../locales/en/money-documents.json'
import type offers from '../../locales/en/offers.json'
import type payments from '../../locales/en/payments.json'
import type participants from '../../locales/en/participants.json'
import type practices from '../../locales/en/practices.json'
import type questions from '../../locales/en/questions.json'
import type quizzes from '../../locales/en/quizzes.json'
import type common from '../../locales/en/common.json'
import type course from '../../locales/en/course.json'
import type createAccount from '../../locales/en/create-account.json'
import type createCourse from '../../locales/en/create-course.json'
import type documents from '../../locales/en/documents.json'
import type expert from '../../locales/en/expert.json'
import type home from '../../locales/en/home.json'
import type moderation from '../../locales/en/moderation.json'
import type files from '../../locales/en/files.json'
import type notices from '../../locales/en/notices.json'
import type notes from '../../locales/en/notes.json'
import type peers from '../../locales/en/peers.json'
import type player from '../../locales/en/player.json'
import type quiz from '../../locales/en/quiz.json'
import type school from '../../locales/en/school.json'
import type views from '../../locales/en/views.json'

/** Every group that has texts; a new file in the locales gets its line here. */
interface Groups {
  account: typeof account
  'app-meta': typeof appMeta
  'front-page': typeof frontPage
  auth: typeof auth
  checkout: typeof checkout
  comments: typeof comments
  moderation: typeof moderation
  peers: typeof peers
  common: typeof common
  course: typeof course
  'create-account': typeof createAccount
  'create-course': typeof createCourse
  'closed-groups': typeof closedGroups
  'contact-imports': typeof contactImports
  contacts: typeof contacts
  courses: typeof courses
  'lesson-editor': typeof lessonEditor
  'lesson-text': typeof lessonText
  'money-documents': typeof moneyDocuments
  offers: typeof offers
  'order-board': typeof orderBoard
  'order-desk': typeof orderDesk
  orders: typeof orders
  participants: typeof participants
  payments: typeof payments
  practices: typeof practices
  questions: typeof questions
  quizzes: typeof quizzes
  documents: typeof documents
  expert: typeof expert
  files: typeof files
  notices: typeof notices
  notes: typeof notes
  home: typeof home
  player: typeof player
  quiz: typeof quiz
  school: typeof school
  views: typeof views
}

/** A translation group: the unit in which texts travel. */
export type TextGroup = keyof Groups

/** Groups that the workbench alone shows: learners' pages, which all carry the names of files, know nothing of them. */
export const workbenchTextGroups = [
  'expert',
  'create-course',
  'moderation',
  'school',
  'closed-groups',
  'contact-imports',
  'contacts',
  'courses',
  'lesson-editor',
  'lesson-text',
  'offers',
  'order-board',
  'order-desk',
  'participants',
  'payments',
  'practices',
  'questions',
  'quizzes',
  'views',
] as const satisfies readonly TextGroup[]

/** All groups, for the workbench, which loads those at rest that its pages have not loaded (document 000 §9). */
export const textGroups = [
  ...workbenchTextGroups,
  'create-account',
  'common',
  'app-meta',
  'auth',
  'account',
  'checkout',
  'course',
  'files',
  'player',
  'notes',
  'documents',
  'money-documents',
  'quiz',
  'front-page',
  'notices',
  'comments',
  'peers',
  'home',
  'orders',
] as const satisfies readonly TextGroup[]

/** Every text by its whole id, `group.key`; a key that no English file has does not compile. */
export type TextId = { [G in TextGroup]: `${G}.${keyof Groups[G] & string}` }[TextGroup]
