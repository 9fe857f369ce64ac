import { defineDomain } from '../../platform/composition/domain.ts'
import { productFiles } from './file-columns.ts'

export const productsDomain = defineDomain({ name: 'products', files: productFiles })
