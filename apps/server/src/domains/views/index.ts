export { type ListReader, type ViewedList, viewPoints } from './services.ts'
export { insertView } from './views.repository.ts'
