import { walkSchool } from './walk.ts'

walkSchool('demo')
