/** Requests of twelve kinds, as founders write them. */
export const requests: Record<string, { input: object; intake?: object }> = {
  'injection-molding': {
    input: {
      scope: 'mechanical_part',
      parts: [
        {
          name: 'Upper housing',
          process: 'injection_molding',
          material: 'PC/ABS, black',
          finish: 'matte texture VDI 27',
          quantityPerUnit: 1,
          notes: 'Snap fits to the lower housing. No regrind. Wall thickness 2.2 mm.',
        },
        {
          name: 'Light guide',
          process: 'injection_molding',
          material: 'clear PMMA',
          finish: 'high gloss',
          quantityPerUnit: 2,
        },
      ],
      quantities: [1000, 5000, 10000],
      incoterm: 'FOB',
      quoteBy: '2026-12-11',
      drawingsStatus: 'drawings_attached',
      dfmQuestions: 'Can both parts be made in a family mold?\nIs draft of 1 degree enough for the texture?',
      priority: 'quality',
    },
    intake: { stage: 'dvt' },
  },
  pcba: {
    input: {
      scope: 'pcba',
      parts: [
        {
          name: 'Main board',
          process: 'pcba',
          material: 'FR-4, 4 layers, 1.6 mm',
          finish: 'ENIG',
          notes: 'Double-sided SMT. Conformal coating on the top side. Firmware is flashed at functional test.',
        },
      ],
      quantities: [200, 1000],
      incoterm: 'EXW',
      quoteBy: '2026-12-04',
      drawingsStatus: 'drawings_attached',
      priority: 'lead_time',
    },
    intake: { stage: 'evt' },
  },
  cnc: {
    input: {
      scope: 'mechanical_part',
      parts: [
        {
          name: 'Camera bracket',
          drawingNumber: 'CB-204',
          revision: 'C',
          process: 'cnc',
          material: 'aluminium 6061-T6',
          finish: 'bead blast and black anodising',
          notes: 'M3 threads must stay free of anodising. Flatness 0.05 mm on the mounting face.',
        },
      ],
      quantities: [50, 500],
      incoterm: 'FCA',
      namedPlace: 'Shenzhen',
      files: [
        { name: 'CB-204.step', revision: 'C' },
        { name: 'CB-204.pdf', revision: 'C' },
      ],
      drawingsStatus: 'drawings_attached',
    },
    intake: { stage: 'prototype' },
  },
  'sheet-metal': {
    input: {
      scope: 'mechanical_part',
      parts: [
        {
          name: 'Rear cover',
          process: 'sheet_metal',
          material: '1.5 mm SPCC',
          finish: 'powder coating, RAL 9005, fine texture',
          quantityPerUnit: 1,
        },
        {
          name: 'Wall bracket',
          process: 'sheet_metal',
          material: 'stainless steel 304',
          finish: 'brushed',
          quantityPerUnit: 2,
        },
      ],
      quantities: [300, 3000],
      quoteBy: '2026-12-18',
      drawingsStatus: 'drawings_and_sample',
    },
    intake: { stage: 'pvt', unit: 'units' },
  },
  'die-casting': {
    input: {
      scope: 'tooling',
      parts: [
        {
          name: 'Heat sink',
          process: 'die_casting',
          material: 'ADC12',
          finish: 'black powder coating',
          notes: 'Leak test at 0.5 bar. Two mounting faces are machined after casting.',
        },
      ],
      quantities: [2000, 20000],
      incoterm: 'FOB',
      drawingsStatus: 'drawings_attached',
    },
  },
  packaging: {
    input: {
      scope: 'mixed',
      parts: [
        {
          name: 'Gift box',
          process: 'packaging',
          material: 'greyboard 1200 g with art paper',
          finish: 'matte lamination, hot foil logo',
          quantityPerUnit: 1,
        },
        {
          name: 'Shipping carton',
          process: 'packaging',
          material: 'corrugated cardboard, 5-ply',
          finish: 'one-color flexo printing',
          quantityPerUnit: 1,
        },
      ],
      quantities: [1000, 5000],
      incoterm: 'EXW',
      drawingsStatus: 'sample_available',
    },
  },
  textiles: {
    input: {
      scope: 'mixed',
      parts: [
        {
          name: 'Travel pouch',
          process: 'other',
          material: 'recycled polyester fabric, 600D, black',
          finish: 'PU coating, screen printed logo',
          notes: 'Zipper and webbing in the color of the fabric. Wash label and origin label sewn in.',
        },
      ],
      quantities: [500, 2000],
      incoterm: 'FOB',
      drawingsStatus: 'sample_available',
    },
  },
  battery: {
    input: {
      scope: 'mixed',
      parts: [
        {
          name: 'Battery pack',
          process: 'battery',
          material: 'lithium-ion battery, 2S1P 18650',
          notes: '7.2 V, at least 2,500 mAh. NTC 10k. Connector JST PH 4-pin, wire length 80 mm.',
        },
      ],
      quantities: [1000, 10000],
      incoterm: 'FCA',
      quoteBy: '2026-12-11',
    },
  },
  modules: {
    input: {
      scope: 'mixed',
      parts: [
        {
          name: 'Touch display',
          process: 'display',
          quantityPerUnit: 1,
          notes: '4.3 inch IPS, 800 x 480, optical bonding.',
        },
        { name: 'Camera module', process: 'camera', quantityPerUnit: 1, notes: '5 MP, MIPI, wide angle.' },
        { name: 'Pump motor', process: 'motor_actuator', quantityPerUnit: 2, notes: '12 V brushless, below 40 dB.' },
      ],
      quantities: [500, 2000],
      incoterm: 'DAP',
    },
    intake: { stage: 'evt' },
  },
  'harness-and-adapter': {
    input: {
      scope: 'mixed',
      parts: [
        {
          name: 'Sensor harness',
          process: 'wire_harness',
          material: 'UL1007 24 AWG',
          quantityPerUnit: 3,
          notes: 'Crimp terminals, heat-shrink tube on the splice, 100% continuity test.',
        },
        {
          name: 'Power adapter',
          process: 'power_adapter',
          quantityPerUnit: 1,
          notes: '12 V, 2 A, barrel plug 5.5 x 2.1 mm.',
        },
      ],
      quantities: [1000],
      incoterm: 'FOB',
      namedPlace: 'Shenzhen',
      targetMarkets: ['GB', 'AU'],
      plugs: ['uk', 'au'],
      drawingsStatus: 'drawings_attached',
    },
  },
  'off-the-shelf': {
    input: {
      scope: 'mixed',
      parts: [
        { name: 'Bluetooth speaker module', process: 'off_the_shelf', quantityPerUnit: 2, notes: 'At least 5 W.' },
      ],
      quantities: [300, 1000],
      incoterm: 'EXW',
    },
  },
  'full-product': {
    input: {
      scope: 'full_product',
      parts: [
        { name: 'Enclosure', process: 'injection_molding', material: 'ABS', finish: 'matte white', quantityPerUnit: 1 },
        { name: 'Control board', process: 'pcba', material: 'FR-4', quantityPerUnit: 1 },
        { name: 'Battery', process: 'battery', quantityPerUnit: 1 },
        {
          name: 'Retail box',
          process: 'packaging',
          material: 'white cardboard 350 g',
          finish: 'glossy lamination',
          quantityPerUnit: 1,
        },
      ],
      quantities: [500, 2000, 10000],
      quoteBy: '2027-01-15',
      targetMarkets: ['US', 'DE'],
      annualVolume: 20_000,
      sampleQuantity: 10,
      priority: 'price',
    },
    intake: { stage: 'prototype', unit: 'units', neededBy: '2027-06-30' },
  },
};
