type Product = { description: string; features?: object };
/** Derived by hand from the legal texts; `because` says from what. `absent` rules are not required or likely. */
export type PathCase = Product & {
  name: string;
  markets: string[];
  expect: Record<string, string>;
  absent?: string[];
  because: string;
};

const us = ['US'];
const eu = ['EU'];
const uk = ['UK'];

/** Radios, batteries, supplies and languages. */
export const pathCases: PathCase[] = [
  // Radio and its module
  {
    name: 'A stated radio needs RED, and waits for the choice of a module in the US',
    description: 'Sensor for greenhouses',
    features: { wireless: true },
    markets: ['US', 'EU'],
    expect: {
      eu_red: 'required',
      eu_emc: 'not_applicable',
      eu_lvd: 'not_applicable',
      fcc_15c_cert: 'conditional',
      fcc_module_host: 'conditional',
      fcc_15b_sdoc: 'required',
    },
    because: 'RED stands in place of the EMC Directive and the LVD.',
  },
  {
    name: 'A certified module removes certification and leaves RED',
    description: 'Sensor with a certified LoRa module',
    features: { wireless: true },
    markets: ['US', 'EU'],
    expect: { fcc_15c_cert: 'not_applicable', fcc_module_host: 'required', eu_red: 'required' },
    because: '47 CFR 15.212.',
  },
  {
    name: 'No radio stated leaves EMC and LVD for mains goods',
    description: 'Lamp',
    features: { wireless: false, mains: true },
    markets: eu,
    expect: { eu_red: 'not_applicable', eu_emc: 'required', eu_lvd: 'required' },
    because: 'Directives 2014/30/EU and 2014/35/EU.',
  },
  {
    name: 'A radio that nothing mentions is assumed to be absent',
    description: 'Toaster, 230 V',
    markets: eu,
    expect: { eu_red: 'not_applicable', eu_emc: 'required' },
    because: 'a radio is said where there is one; the question remains.',
  },
  {
    name: 'A product of unknown class without a word on radio leaves it open',
    description: 'Qwerty',
    features: { mains: true },
    markets: eu,
    expect: { eu_red: 'unknown', eu_emc: 'unknown', eu_class_not_covered: 'unknown' },
    because: 'nothing is known about it.',
  },
  {
    name: 'Wi-Fi brings RED cyber and PSTI',
    description: 'Floor lamp controlled over Wi-Fi, 230 V',
    markets: ['EU', 'UK'],
    expect: {
      eu_red: 'required',
      eu_lvd: 'not_applicable',
      eu_red_cyber: 'likely',
      uk_psti: 'likely',
      wifi_alliance: 'conditional',
      eu_cra: 'conditional',
    },
    because: 'Wi-Fi makes an internet connection probable; the CRA applies from 2027-12-11.',
  },
  {
    name: '“Smart” makes a radio probable',
    description: 'Smart kettle, 230 V',
    markets: eu,
    expect: { eu_red: 'likely' },
    because: 'the word is a hint.',
  },
  {
    name: 'A word for the use of a product is no property of it',
    description: 'Helmet for e-bike riders',
    markets: eu,
    expect: { eu_ppe: 'required' },
    absent: ['eu_machinery_directive', 'eu_battery', 'un38_3'],
    because: 'Regulation 2016/425.',
  },
  {
    name: 'What a product is made for is no part of it',
    description: 'Case for headphones',
    markets: ['US', 'EU'],
    expect: { us_other_goods_not_covered: 'unknown', eu_reach: 'required' },
    absent: ['eu_rohs', 'eu_emc', 'fcc_15b_sdoc', 'bt_sig'],
    because: 'the headphones are sold by somebody else.',
  },
  // Batteries and supplies
  {
    name: 'A stated battery without chemistry leaves lithium probable',
    description: 'Alarm clock',
    features: { batteries: 'contained' },
    markets: eu,
    expect: { un38_3: 'likely', eu_battery: 'required' },
    because: 'contained is a word of UN 3481.',
  },
  {
    name: 'No batteries stated closes all rules of batteries',
    description: 'Alarm clock with a battery',
    features: { batteries: 'none' },
    markets: ['US', 'EU'],
    expect: { un38_3: 'not_applicable', eu_battery: 'not_applicable', us_reeses_law: 'not_applicable' },
    because: 'the statement wins over the word.',
  },
  {
    name: 'A coin cell needs Reese’s law and a certificate',
    description: 'Key finder with a CR2032',
    markets: ['US', 'AU'],
    expect: { us_reeses_law: 'required', us_cpsc_gcc: 'required', au_button_battery: 'required' },
    because: '16 CFR 1263 is a rule of the CPSC.',
  },
  {
    name: 'A listed adapter takes listing and efficiency off the product',
    description: 'Router with a UL listed power adapter',
    markets: us,
    expect: { us_ul_nrtl: 'not_applicable', us_energy_adapter: 'not_applicable' },
    because: 'they are done for the adapter.',
  },
  {
    name: 'An adapter of one’s own brings efficiency rules',
    description: 'Router with an AC adapter',
    markets: ['US', 'EU', 'JP', 'AU', 'CN'],
    expect: {
      us_energy_adapter: 'required',
      eu_ecodesign_eps: 'required',
      eu_ecodesign_eps_2028: 'conditional',
      jp_pse_adapter: 'required',
      au_eess_adapter: 'required',
      cn_ccc_adapter: 'required',
    },
    because: 'Regulation 2019/1782 until 2028-12-13.',
  },
  // Others
  {
    name: 'A child lock is not for children',
    description: 'Toaster oven with child lock',
    markets: us,
    expect: {},
    absent: ['us_cpsia'],
    because: 'the phrase has another meaning.',
  },
  {
    name: 'A medical claim denied in words',
    description: 'Fitness band, not a medical device',
    markets: ['US', 'EU'],
    expect: { us_fda_device: 'not_applicable', eu_mdr: 'not_applicable' },
    because: '“not a medical” denies the trait.',
  },
  {
    name: 'Laser-cut parts have no laser',
    description: 'Laser-cut steel bracket',
    markets: us,
    expect: {},
    absent: ['us_fda_laser'],
    because: 'the process is not a trait of the goods.',
  },
  {
    name: 'A smoke alarm',
    description: 'Smoke alarm with a sealed battery',
    markets: ['US', 'EU'],
    expect: { us_smoke_co: 'required', eu_smoke_alarm: 'conditional' },
    because: 'UL 217; EN 14604.',
  },
  {
    name: 'Industrial goods are no consumer goods',
    description: 'Industrial valve actuator',
    markets: eu,
    expect: { eu_gpsr: 'not_applicable' },
    because: '“industrial” denies consumer.',
  },
  {
    name: 'Connectable goods of the UK',
    description: 'Security camera with Wi-Fi and cloud recording for the home',
    markets: uk,
    expect: { uk_psti: 'required', uk_radio: 'required' },
    because: 'SI 2023/1007.',
  },
  // Chinese
  {
    name: 'A speaker in Chinese',
    description: '蓝牙音箱，可充电锂电池，不带无线网络',
    markets: ['US', 'EU'],
    expect: { bt_sig: 'required', un38_3: 'required', eu_red: 'required', eu_rohs: 'required' },
    absent: ['wifi_alliance'],
    because: '蓝牙 Bluetooth, 可充电 rechargeable, 锂 lithium; 不带 denies Wi-Fi.',
  },
  {
    name: 'A lamp in Chinese without a battery',
    description: '台灯，不带电池，插电使用',
    markets: ['US', 'EU'],
    expect: { un38_3: 'not_applicable', eu_battery: 'not_applicable', us_ul_nrtl: 'conditional', eu_lvd: 'required' },
    because: '不带电池 denies the battery; 插电 is mains.',
  },
  {
    name: 'A pan in Chinese',
    description: '不粘煎锅，铝制',
    markets: ['CN', 'EU'],
    expect: { cn_food_contact: 'required', eu_food_contact: 'required' },
    absent: ['eu_rohs'],
    because: '煎锅 is cookware.',
  },
  {
    name: 'A drone in Chinese is not without a radio',
    description: '无人机',
    markets: ['US', 'EU'],
    expect: { us_drone: 'required', fcc_15c_cert: 'conditional', eu_drone: 'required' },
    because: '无 in 无人机 is not a negation.',
  },
];
