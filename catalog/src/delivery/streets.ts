/** Streets of one postal code; of a Canadian one only the first three characters. */
export interface CatalogStreets {
  postalCode: string;
  city: string;
  state: string;
  names: readonly string[];
}

const at = (postalCode: string, city: string, state: string, ...names: string[]): CatalogStreets => ({
  postalCode,
  city,
  state,
  names,
});

/** Main streets around the demo stores and accounts. A shop with a street service does not need them. */
export const streets: readonly CatalogStreets[] = [
  at('60614', 'Chicago', 'IL', 'N Cleveland Ave', 'N Clark St', 'W Fullerton Ave', 'N Halsted St', 'N Lincoln Ave'),
  at('60614', 'Chicago', 'IL', 'W Armitage Ave', 'N Sheffield Ave', 'W Webster Ave', 'N Orchard St', 'W Altgeld St'),
  at('60622', 'Chicago', 'IL', 'N Milwaukee Ave', 'W Division St', 'N Damen Ave', 'W North Ave', 'N Ashland Ave'),
  at('60601', 'Chicago', 'IL', 'N Michigan Ave', 'E Wacker Dr', 'N State St', 'W Randolph St', 'W Lake St'),
  at('60201', 'Evanston', 'IL', 'Davis St', 'Church St', 'Sherman Ave', 'Orrington Ave', 'Maple Ave'),
  at('10010', 'New York', 'NY', 'Broadway', 'E 23rd St', 'Madison Ave', 'Lexington Ave', 'Park Ave S'),
  at('10013', 'New York', 'NY', 'Broome St', 'Canal St', 'Hudson St', 'Greenwich St', 'W Broadway'),
  at('11201', 'Brooklyn', 'NY', 'Joralemon St', 'Atlantic Ave', 'Court St', 'Henry St', 'Clinton St'),
  at('02116', 'Boston', 'MA', 'Boylston St', 'Newbury St', 'Commonwealth Ave', 'Marlborough St', 'Beacon St'),
  at('20007', 'Washington', 'DC', 'M St NW', 'Wisconsin Ave NW', 'P St NW', 'O St NW', 'Prospect St NW'),
  at('30305', 'Atlanta', 'GA', 'Peachtree Rd NE', 'E Paces Ferry Rd NE', 'Pharr Rd NE', 'Piedmont Rd NE'),
  at('33137', 'Miami', 'FL', 'NE 40th St', 'NE 2nd Ave', 'Biscayne Blvd', 'NE 36th St'),
  at('37215', 'Nashville', 'TN', 'Abbott Martin Rd', 'Hillsboro Pike', 'Hobbs Rd', 'Harding Pl'),
  at('75205', 'Dallas', 'TX', 'Knox St', 'Mockingbird Ln', 'Preston Rd', 'Abbott Ave'),
  at('77019', 'Houston', 'TX', 'W Gray St', 'Westheimer Rd', 'Kirby Dr', 'Shepherd Dr', 'W Dallas St'),
  at('78704', 'Austin', 'TX', 'S Congress Ave', 'S Lamar Blvd', 'S 1st St', 'Barton Springs Rd', 'W Mary St'),
  at('80206', 'Denver', 'CO', 'E 2nd Ave', 'E Colfax Ave', 'Josephine St', 'Steele St', 'St Paul St'),
  at('90046', 'Los Angeles', 'CA', 'Melrose Ave', 'Fairfax Ave', 'Santa Monica Blvd', 'N La Brea Ave'),
  at('91105', 'Pasadena', 'CA', 'W Colorado Blvd', 'S Orange Grove Blvd', 'S Fair Oaks Ave', 'W Green St'),
  at('94108', 'San Francisco', 'CA', 'Maiden Ln', 'Grant Ave', 'Post St', 'Sutter St', 'California St'),
  at('94609', 'Oakland', 'CA', 'Telegraph Ave', 'Broadway', 'Shattuck Ave', '51st St', 'Martin Luther King Jr Way'),
  at('97209', 'Portland', 'OR', 'NW Everett St', 'NW Couch St', 'NW 10th Ave', 'NW Lovejoy St', 'NW Glisan St'),
  at('98105', 'Seattle', 'WA', 'NE 45th St', 'University Way NE', 'NE 50th St', 'Roosevelt Way NE'),
  at('M5S', 'Toronto', 'ON', 'Bloor St W', 'Spadina Ave', 'College St', 'Harbord St', 'Bay St'),
  at('M5J', 'Toronto', 'ON', 'Queens Quay W', 'Bay St', 'York St', 'Bremner Blvd', 'Lake Shore Blvd W'),
  at('M6J', 'Toronto', 'ON', 'Euclid Ave', 'Queen St W', 'Dundas St W', 'Ossington Ave', 'Bathurst St'),
  at('V6H', 'Vancouver', 'BC', 'Granville St', 'W Broadway', 'W 6th Ave', 'Hemlock St'),
];
