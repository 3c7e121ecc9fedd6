// Reed–Solomon codes over GF(2^8) with the polynomial 0x11D (ISO/IEC 18004 §7.5).
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x1_1d)
    if ((other >>> bit) & 1) product ^= one
  }
  return product
}

/** The generator polynomial of this degree, without its leading 1. */
function buildGenerator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1) {
      result[place] = multiply(result[place] ?? 0, root) ^ (result[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}

/** The remainder of the data divided by the generator: codewords with which a scanner corrects misread ones. */
export function computeErrorCorrection(data: readonly number[], degree: number): number[] {
  const divisor = buildGenerator(degree)
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((coefficient, place) => (rest[place + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return rest
}
