import './conformance.test';
