import { drawMap } from './map.ts'
import { readHouse } from './read-house.ts'

// `npm run docs:map`: every room; `npm run docs:map -- contacts`: the rooms of that name on each floor.
console.log(drawMap(readHouse(), process.argv[2]))
