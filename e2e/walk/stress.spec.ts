import { walkSchool } from './walk.ts'

walkSchool('stress')
