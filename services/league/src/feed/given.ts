/** Events as a source gives them, before anything is known to be sound: outcomes go by name and stand in any order. */
export type GivenEvent = { id: string; commenceTime: Date; homeTeam: string; awayTeam: string; bookmakers: GivenBookmaker[] };

/** A bookmaker as a source gives it. */
export type GivenBookmaker = { key: string; title: string; lastUpdate?: Date | undefined; markets: GivenMarket[] };

/** A market as a source gives it. Its own `lastUpdate` is the better one where there are two. */
export type GivenMarket = { key: string; lastUpdate?: Date | undefined; outcomes: GivenOutcome[] };

/** An outcome as a source gives it: decimal odds, the line in points. */
export type GivenOutcome = { name: string; price: number; point?: number | undefined };
