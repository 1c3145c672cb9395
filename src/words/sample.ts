/** An invoice that nobody has written: operators see the look of their documents with it. */
export interface SampleWords {
  /** A customer at home, in a country where the language is spoken. */
  readonly customer: {
    readonly name: string;
    readonly address: string;
    readonly postal_code: string;
    readonly city: string;
    readonly country_code: string;
  };
  /** Lines of hours, pieces and kilometres. The first line of each is its title. */
  readonly lines: readonly [hours: string, pieces: string, kilometres: string];
  readonly notes: string;
  readonly terms: string;
  /** The value of a custom field. */
  readonly value: string;
}
